import type { CreateStyled } from '@emotion/styled';
import createStyled from '@emotion/styled/base';
import type { Interpolation } from '@emotion/serialize';

type Tag = Parameters<CreateStyled>[0];
type Options = Parameters<CreateStyled>[1];
type Styles = Interpolation<unknown>[];

/** Styles of components that no page may have drawn yet. `insertAhead` takes them out. */
export const waitingStyles: Styles[] = [];

/**
 * Emotion's `styled`, which also remembers the styles of every component: their rules can then go into the document
 * before the page that draws them is asked for. The bundler puts it in the place of `@emotion/styled`.
 */
function styled(tag: Tag, options?: Options) {
  const create = createStyled(tag, options);
  return (...template: Parameters<typeof create>) => {
    const component = create(...template);
    const { __emotion_styles: styles } = component as unknown as { __emotion_styles: Styles };
    waitingStyles.push(styles);
    return component;
  };
}

export default new Proxy(styled, {
  get: (_, tag) => styled(tag as unknown as Tag),
}) as unknown as CreateStyled;
