// How far two pictures differ: by the means of small squares, so that the edge of a letter more or less does not count,
// nor a last line of pixels, which is there or not by how a half is rounded.
async ({ reference, taken, square, noticed }) => {
  const drawn = async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [before, now] = [await drawn(reference), await drawn(taken)];
  const rounded = (one, other) => Math.abs(one - other) <= 1;
  if (!rounded(before.width, now.width) || !rounded(before.height, now.height)) return { part: 1, box: null };
  const [width, height] = [Math.min(before.width, now.width), Math.min(before.height, now.height)];
  const mean = ({ data, width }, x, y, right, low, channel) => {
    let sum = 0;
    for (let j = y; j < low; j++) for (let i = x; i < right; i++) sum += data[4 * (j * width + i) + channel];
    return sum / ((right - x) * (low - y));
  };
  let [many, other] = [0, 0];
  const box = [Infinity, Infinity, 0, 0];
  for (let y = 0; y + square <= height; y += square) {
    for (let x = 0; x + square <= width; x += square) {
      const [right, low] = [x + square, y + square];
      const far = [0, 1, 2].some((channel) => {
        const args = [x, y, right, low, channel];
        return Math.abs(mean(before, ...args) - mean(now, ...args)) > noticed;
      });
      many++;
      if (!far) continue;
      other++;
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], right);
      box[3] = Math.max(box[3], low);
    }
  }
  return { part: other / many, box: other ? box : null };
}
