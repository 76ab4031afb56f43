import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Container } from '../components/container/container.tsx';
import { GlobalStyles } from '../theme/global-styles.tsx';
import { roles } from '../theme/roles.ts';
import { theme } from '../theme/theme.ts';
import { UiProvider } from '../theme/ui-provider.tsx';
import { examples } from './examples.ts';
import { Faces } from './faces.tsx';

/** All components on one page, to look at them. */
export function Gallery() {
  return (
    <UiProvider>
      <GlobalStyles />
      <Faces />
      <Container as="main">
        <Page>
          <h1>Gallery</h1>
          <ul className="colors">
            {Object.entries(roles).map(([name, value]) => (
              <li key={name}>
                <span style={{ background: value }} />
                {name}
              </li>
            ))}
          </ul>
          {Object.entries(examples).map(([name, Example]) => (
            <section key={name} aria-labelledby={`example-${name}`}>
              <h2 id={`example-${name}`}>{name}</h2>
              <Example />
            </section>
          ))}
        </Page>
      </Container>
    </UiProvider>
  );
}

const { space, colors, fontSizes, fonts } = theme;

const Page = styled.div(css`
  padding-block: ${space[5]};
  > h1 {
    font-size: ${fontSizes.h1};
  }
  > section {
    margin-top: ${space[5]};
    padding-top: ${space[2]};
    border-top: 1px solid ${colors.border};
  }
  > section > h2 {
    margin-bottom: ${space[2]};
    color: ${colors.textQuiet};
    font: 500 ${fontSizes.sm} ${fonts.mono};
    letter-spacing: 0;
  }
  .colors {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    margin-top: ${space[3]};
    font-size: ${fontSizes.xs};
  }
  .colors li {
    width: 7rem;
  }
  .colors span {
    display: block;
    height: 2.5rem;
    border: 1px solid ${colors.border};
  }
`);
