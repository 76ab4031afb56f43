import { findKind } from './kinds/find-kind.ts';
import type { Kind } from './kinds/kind.ts';
import { slugFor, slugOf } from './slug-of.ts';

const page = findKind('page') as Kind;
const post = findKind('post') as Kind;

test.each([
  ['Größe & Straße', 'grosse-strasse'],
  ['Äpfel, Öl', 'apfel-ol'],
  ['Łódź', 'lodz'],
  ['  Café & Bar -- 24/7 ', 'cafe-bar-24-7'],
  ['Mu\u0308ller.png', 'muller-png'],
  ['Kvaløya, Ærø og Þór', 'kvaloya-aero-og-thor'],
  ['Đorđe: İstanbul ısı, Œuvre', 'dorde-istanbul-isi-oeuvre'],
  ['Tiếng Việt có dấu', 'tieng-viet-co-dau'],
  ["Don't", 'don-t'],
  ['10 × 4 — ﬁne ½', '10-4-fine-1-2'],
  ['🎉 Party 🎉', 'party'],
])('%s has the slug %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test.each([
  ['Σχεδιασμός ιστοσελίδων', 'schediasmos-istoselidon'],
  ['Αθήνα και Θεσσαλονίκη', 'athina-kai-thessaloniki'],
  ['Разработка сайтов: щука, ёж, объект', 'razrabotka-saytov-shchuka-ezh-obekt'],
  ['Київ, Їжак і Єнот', 'kiiv-izhak-i-ienot'],
  ['Српски: Љубљана', 'srpski-ljubljana'],
  ['Қазақстан', 'qazaqstan'],
  ['საქართველო', 'sakartvelo'],
  ['Հայաստան', 'hayastan'],
  ['تصميم مواقع الويب', 'tsmym-mwaqa-alwyb'],
  ['طراحی وب سایت', 'trahy-wb-sayt'],
  ['עיצוב אתרים בתל אביב', 'aytsvb-atrym-btl-abyb'],
  ['שָׁלוֹם', 'shlvm'],
  ['हिन्दी में वेबसाइट', 'hindi-mem-vebasait'],
  ['नमस्ते दुनिया', 'namaste-duniya'],
  ['वेब डिज़ाइन स्टूडियो', 'veb-dijain-studiyo'],
  ['ગુજરાતી ભાષા', 'gujarati-bhasa'],
  ['નમસ્તે અમદાવાદ', 'namaste-amadavad'],
  ['বাংলা ভাষা', 'bamla-bhasa'],
  ['தமிழ் மொழி', 'tamil-moli'],
  ['മലയാളം', 'malayalam'],
  ['ภาษาไทย', 'phasaaithy'],
  ['网站设计与开发', 'wang-zhan-she-ji-yu-kai-fa'],
  ['東京タワー 2026', 'dong-jing-tawaa-2026'],
  ['ﾗｰﾒﾝ ショップ、きょうと', 'raamen-shoppu-kyouto'],
  ['서울 디자인 스튜디오', 'seoul-dijain-seutyudio'],
  ['አማርኛ', 'amarnya'],
  ['ＦＵＬＬ　Ｗｉｄｔｈ １２３ ٤٥ ६', 'full-width-123-45-6'],
])('%s has the slug %s, however its letters are composed', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(slugOf(title.normalize('NFD'))).toBe(slug);
  expect(slugOf(title.normalize('NFKC'))).toBe(slug);
});

test('what nobody sees is in no slug', () => {
  expect(slugOf('\u202eОбъ\u00adект\u200b \u2066נ\u2069\ufeff')).toBe('obekt-n');
  expect(slugOf('می\u200cخواهم')).toBe(slugOf('میخواهم'));
  expect(slugOf('\ud800Half\udc00')).toBe('half');
});

test('a slug that is too long ends with a letter', () => {
  expect(slugOf(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
  expect(slugOf('京'.repeat(10_000))).toBe(Array<string>(20).fill('jing').join('-'));
  expect(slugOf(`x${'\u0301\u0323'.repeat(200_000)}`)).toBe('x');
});

test.each([
  ['🎉', 'tada'],
  ['❤️ + 🎉', 'heart-tada'],
  ['€', 'eur'],
  ['★★', 'post-2605-2605'],
  ['???', 'post-3f-3f-3f'],
])('a title of signs alone, %s, has %s proposed', (title, slug) => {
  expect(slugFor(post, title)).toBe(slug);
});

test('nothing is proposed for a title without anything to see', () => {
  for (const title of ['', ' \n', '\u200b\u2066', '\ud800']) expect(slugFor(post, title)).toBe('');
});

test('a slug that the kind refuses has the kind behind it', () => {
  expect(slugFor(page, 'Contact')).toBe('contact-page');
  expect(slugFor(post, 'Contact')).toBe('contact');
  expect(slugFor(post, 'deadbeef'.repeat(3))).toBe(`${'deadbeef'.repeat(3)}-post`);
});
