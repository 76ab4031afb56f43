import { css } from '@emotion/react';
import { look } from '../../lib/look.ts';

export const footerStyles = css`
  margin-top: 4rem;
  color: ${look.textSoft};
  font-size: 0.9375rem;

  .columns {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: 2rem 1.5rem;
    padding: 4rem 0 3rem;
  }
  .about,
  .reach {
    grid-column: 1 / -1;
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 2rem;
    align-items: end;
    padding-bottom: 1rem;
  }
  .about p {
    flex: 1 20rem;
  }
  h2 {
    margin: 0.5rem 0;
    color: ${look.text};
    font: 600 1rem ${look.body};
  }
  li {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    overflow-wrap: anywhere;
    transition: color 0.3s;
  }
  .site-brand {
    width: 100%;
    color: ${look.text};
    font-size: clamp(1rem, (100vw - 4rem) / (var(--brand) + 1), 9rem);
    letter-spacing: -0.05em;
  }
  .site-brand :is(svg, img) {
    width: 0.8em;
    height: 0.8em;
  }
  a:hover {
    color: ${look.text};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  .social {
    display: flex;
    gap: 0.5rem;
  }
  .social a {
    justify-content: center;
    width: 44px;
  }
  .last {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
    align-items: center;
    justify-content: space-between;
    padding: 1rem 0 1.5rem;
    border-top: 1px solid ${look.line};
    color: ${look.textFaint};
  }
  .last ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }
  ${look.up.sm} {
    .columns {
      grid-template-columns: repeat(3, 1fr);
    }
    .reach {
      grid-column: auto;
    }
  }
`;
