import { ask } from './ask.ts';
import { keepInside } from './keep-inside.ts';
import { button, element } from './elements.ts';
import { createPinLayer, pinAt } from './pins.ts';
import { createReviewCalls } from './review-calls.ts';
import type { Pin, ReviewState } from './review-calls.ts';
import { addReviewStyles } from './review-styles.ts';

// First: while a place on the page is chosen, a click on a link is not to follow it.
startReview();
keepInside();

/** The client's tools on a page under review: comments with their places, and the decision. */
function startReview(): void {
  const [, , token = '', ...rest] = location.pathname.split('/');
  const bar = document.querySelector<HTMLElement>('.preview-ribbon');
  if (!bar) return;
  const path = `/${rest.join('/')}`;
  const calls = createReviewCalls(token);
  const status = element('span', { className: 'review-state' });
  status.setAttribute('role', 'status');
  let review: ReviewState | undefined;

  const comment = button('Comment', () => setPicking(true));
  const all = button('Comments', () => openComments());
  const approve = button('Approve', () =>
    decide('approved', 'Approve this version', 'Comment (optional)', 'Approve'),
  );
  const changes = button('Ask for changes', () =>
    decide('changes', 'Ask for changes', 'What should change?', 'Send'),
  );
  approve.className = 'review-main';
  const showPins = createPinLayer(path, (index) => openComments(index));

  function show(next: ReviewState): void {
    review = next;
    status.textContent = stateInWords(next);
    all.textContent = `Comments (${next.comments.length})`;
    approve.hidden = changes.hidden = next.state === 'approved';
    showPins(next.comments);
  }

  function setPicking(isPicking: boolean): void {
    document.documentElement.classList.toggle('review-picking', isPicking);
    if (isPicking) status.textContent = 'Choose a place on the page, or press Escape.';
    else if (review) status.textContent = stateInWords(review);
  }

  function write(pin?: Pin): void {
    ask({
      title: pin ? 'Comment on this place' : 'Comment on the page',
      label: 'Comment',
      submit: 'Send comment',
      onSend: (values) => calls.comment({ ...values, ...(pin && { pin }) }),
      onDone: show,
    });
  }

  function decide(decision: string, title: string, label: string, submit: string): void {
    ask({ title, label, submit, onSend: (values) => calls.decide({ ...values, decision }), onDone: show });
  }

  function openComments(only?: number): void {
    const numbered = (review?.comments ?? []).map((one, index) => ({ ...one, number: index + 1 }));
    const items = (only === undefined ? numbered : numbered.slice(only, only + 1)).map((one) => {
      const by = element('strong', {
        textContent: `${one.number}. ${one.name}${one.isResolved ? ' (resolved)' : ''}`,
      });
      return element('li', {}, by, element('p', { textContent: one.text }));
    });
    const dialog = element('dialog', { className: 'review-dialog' });
    const close = button('Close', () => dialog.close());
    const add = button('Comment on the page', () => {
      dialog.close();
      write();
    });
    dialog.append(
      element('h2', { textContent: 'Comments' }),
      items.length === 0
        ? element('p', { textContent: 'There are no comments yet.' })
        : element('ol', {}, ...items),
      element('div', { className: 'review-buttons' }, add, close),
    );
    dialog.addEventListener('close', () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  const isPicking = () => document.documentElement.classList.contains('review-picking');
  addEventListener(
    'click',
    (event) => {
      if (!isPicking() || (event.target instanceof Node && bar.contains(event.target))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setPicking(false);
      write(pinAt(event, path));
    },
    true,
  );
  addEventListener('keydown', ({ key }) => key === 'Escape' && isPicking() && setPicking(false));

  addReviewStyles();
  bar.append(status, element('div', { className: 'review-buttons' }, comment, all, approve, changes));
  void calls.read().then((outcome) => {
    if ('review' in outcome) show(outcome.review);
    else status.textContent = outcome.message;
  });
}

function stateInWords({ state, isEarlier, decidedBy }: ReviewState): string {
  if (state === 'approved') return `Approved by ${decidedBy}${isEarlier ? ', an earlier revision' : ''}`;
  const newer = isEarlier ? 'There is a newer draft than this one.' : '';
  return state === 'changes' ? `${decidedBy} asked for changes. ${newer}` : newer;
}
