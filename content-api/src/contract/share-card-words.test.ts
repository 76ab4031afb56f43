import { wordsNotOnShareCard } from './share-card-words.ts';

test.each([
  'Flamingo “Count” №1 – 5 €',
  'Größe Łódź Việt',
  'Καλημέρα Привет',
  'नमस्ते। નમસ્તે',
  'مرحبا، שלום',
  '👩‍💻 🇩🇪 1️⃣',
])('%s stands on a share card whole', (title) => {
  expect(wordsNotOnShareCard(title)).toEqual([]);
});

test('words in other scripts are named', () => {
  expect(wordsNotOnShareCard('Studio 东京 สวัสดี ★')).toEqual(['东京', 'สวัสดี', '★']);
});
