setting-pioneers = Pioneers
    .text = Two more leaders: Ibn Battuta in Age I and Ada Lovelace in Age II.

card-ibn-battuta = Ibn Battuta
    .text = Once per turn you may spend { $also } food to gain { $amount } culture.
card-ada-lovelace = Ada Lovelace
    .text = Whenever you develop a technology, each worker on your labs gives { $amount } science.

event-travelled = { $seat } tells of new travels with { $card }.
    .you = You tell of new travels with { $card }.
