import { initialState, nextState, phaseOf } from './editor-state.ts';
import type { EditorEvent, Phase } from './editor-state.ts';

const conflict = { reason: 'save' as const, fields: [] };
const refused: EditorEvent = { type: 'refused', text: 'No', hasFields: false, mayHaveArrived: false };

test.each<[phase: Phase, isDirty: boolean, ...events: EditorEvent[]]>([
  ['clean', false],
  ['dirty', true],
  ['saving', true, { type: 'save-began' }],
  ['clean', false, { type: 'save-began' }, { type: 'saved' }, { type: 'save-ended' }],
  ['dirty', true, { type: 'save-began' }, refused, { type: 'save-ended' }],
  ['doubtful', true, { type: 'save-began' }, { ...refused, mayHaveArrived: true }, { type: 'save-ended' }],
  ['conflict', true, { type: 'save-began' }, { type: 'clashed', conflict }, { type: 'save-ended' }],
  ['dirty', true, { type: 'clashed', conflict: { ...conflict, reason: 'draft' } }, { type: 'settled' }],
  ['offline', true, { type: 'draft-sent' }, { type: 'draft-refused', isStale: false }],
  ['offline', true, { type: 'draft-refused', isStale: false }, { type: 'draft-sent' }],
  ['dirty', true, { type: 'draft-refused', isStale: false }, { type: 'draft-kept', atMs: 1 }],
  ['dirty', true, { type: 'draft-refused', isStale: true }],
])('a form is %s (dirty: %s) after what happened', (phase, isDirty, ...events) => {
  expect(phaseOf(events.reduce(nextState, initialState), isDirty)).toBe(phase);
});
