setting-pioneers = Pioniere
    .text = Zwei weitere Anführer: Ibn Battuta im Zeitalter I und Ada Lovelace im Zeitalter II.

card-ibn-battuta = Ibn Battuta
    .text = Einmal pro Zug darfst du { $also } Nahrung ausgeben und erhältst dafür { $amount } Kultur.
card-ada-lovelace = Ada Lovelace
    .text = Immer wenn du eine Technologie entwickelst, bringt jeder Arbeiter auf deinen Laboren { $amount } Wissenschaft.

event-travelled = { $seat } erzählt mit { $card } von neuen Reisen.
    .you = Du erzählst mit { $card } von neuen Reisen.
