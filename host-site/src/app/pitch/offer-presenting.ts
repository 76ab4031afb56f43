/** Offers to present the pitch. What that takes is loaded when somebody asks for it. */
const button = document.querySelector<HTMLButtonElement>('button[data-pitch]');
if (button !== null) {
  button.hidden = false;
  button.addEventListener('click', () => {
    // At once: browsers allow it right after a press alone. Phones without it show the parts all the same.
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
    void import(/* webpackChunkName: "present" */ './present.ts').then(({ present }) => present(button));
  });
}
