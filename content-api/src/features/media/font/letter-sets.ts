import type { LetterSet } from '../../../look/own-fonts.ts';

/** Letters by which a font shows that it is made for the languages of a set. */
export const lettersOf: Record<LetterSet, string> = {
  'latin-1': 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüœ',
  'latin-ext': 'ĀāĂăĄąĆćČčĎďĒēĖėĘęĚěĞğĪīĮįİıŁłŃńŇňŐőŘřŚśŞşŠšŤťŪūŮůŰűŹźŻżŽžȘșȚț',
  vietnamese:
    'ƠơƯưẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ',
  cyrillic: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁёЄєІіЇї',
  'cyrillic-ext': 'ҒғҚқҢңҮүҰұҲҳӘәӨө',
  greek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρςστυφχψωάέήίόύώ',
  devanagari: 'अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौं्',
  gujarati: 'અઆઇઈઉઊએઐઓઔકખગઘચછજઝટઠડઢણતથદધનપફબભમયરલવશષસહાિીુૂેૈોૌં્',
  arabic: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
  hebrew: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
};

/** How often English has a letter. Compared by it, two fonts break lines alike. */
export const englishShares: Readonly<Record<string, number>> = {
  a: 668,
  b: 122,
  c: 228,
  d: 348,
  e: 1_039,
  f: 182,
  g: 165,
  h: 499,
  i: 570,
  j: 13,
  k: 63,
  l: 329,
  m: 197,
  n: 552,
  o: 614,
  p: 158,
  q: 8,
  r: 490,
  s: 517,
  t: 741,
  u: 226,
  v: 80,
  w: 193,
  x: 12,
  y: 162,
  z: 6,
  ' ': 1_818,
};
