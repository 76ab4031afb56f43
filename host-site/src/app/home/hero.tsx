import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { ButtonLink, Container, Icon, safeHref, Picture } from 'shared-ui';
import hero1200Avif from '../../../assets/hero-1200.avif';
import hero1200Webp from '../../../assets/hero-1200.webp';
import hero768Avif from '../../../assets/hero-768.avif';
import hero768Webp from '../../../assets/hero-768.webp';
import blur from '../../../assets/hero-blur.txt';
import { look } from '../../lib/look.ts';
import { useStudio, useTexts } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import type { HomeTexts } from '../../lib/site.ts';

interface HeroProps {
  texts: HomeTexts;
  /** Id of the place that the cue leads to: `projects`, or `rest` for itself, at the end of this screen. Without one there is none. */
  next: string | undefined;
  /** Whether the page has the section that `/#contact` names. */
  hasContact: boolean;
}

/** A highlight at the end stands in lines of its own; words behind it go on in its line. */
const amidWords = { display: 'inline' } as const;

/** The first screen. Its picture is in the page from the start, and shown 1500 ms after the load event. */
export function Hero({ texts, next, hasContact }: HeroProps) {
  const { heroLine, heroHighlight, heroLead, heroPicture, buttons } = texts;
  const { artwork } = useStudio();
  const { text } = useTexts();
  const [before = '', after] = heroHighlight ? heroLine.split(heroHighlight, 2) : [heroLine];
  const targetOf = (href: string) =>
    safeHref(!hasContact && href === paths.homeContact ? paths.contact : href);
  return (
    <Frame aria-labelledby="hero-heading">
      <Container>
        <div className="words">
          <h1 id="hero-heading">
            {before}
            {after !== undefined && <span style={after ? amidWords : undefined}>{heroHighlight}</span>}
            {after}
          </h1>
          {heroLead && <p>{heroLead}</p>}
          <p className="buttons">
            {buttons.map(({ label, href }, index) => (
              <ButtonLink
                key={href}
                href={targetOf(href)}
                variant={index === 0 ? 'primary' : 'secondary'}
                size="lg"
              >
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
        <div className="picture">
          <HeroPicture src={heroPicture || artwork} />
        </div>
        {next && (
          <a className="cue" id="rest" href={`#${next}`}>
            {text('home.scroll')}
            <Icon name="chevron-down" />
          </a>
        )}
      </Container>
    </Frame>
  );
}

const show = keyframes`from { opacity: 0 } to { opacity: 1 }`;

/**
 * The picture is hidden until 1500 ms after the load event, and shown at once after a navigation without a document. The
 * classes `loaded` and `moved` are those of `lib/load-phase.ts`.
 */
const Frame = styled.section(css`
  position: relative;
  display: grid;
  min-height: min(100svh, 68rem);
  padding: 6.5rem 0 2rem;

  > div {
    display: grid;
    gap: 3rem;
    align-content: center;
  }
  h1 {
    font-size: ${look.size.hero};
    line-height: 0.92;
  }
  h1 span {
    display: inline-block;
    /* The page's own "anywhere" would make a letter the least width. */
    overflow-wrap: normal;
    padding-bottom: 0.16em;
    margin-bottom: -0.16em;
    color: ${look.primary};
    background: ${look.gradient};
    -webkit-background-clip: text;
    background-clip: text;
    -webkit-text-fill-color: transparent;
  }
  .words > p {
    max-width: 34rem;
    margin: 1.5rem 0 0;
    font-size: ${look.size.lead};
    text-wrap: balance;
  }
  .words > .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem;
    margin-top: 2rem;
  }
  .buttons > a {
    flex: 1;
    padding-inline: 1rem;
    white-space: nowrap;
  }
  .picture {
    position: relative;
    aspect-ratio: 8 / 5;
    overflow: hidden;
    border-radius: ${look.radii.xl};
    background: ${look.raised} url(${blur}) center / cover no-repeat;
  }
  picture {
    display: contents;
  }
  .hero-img,
  .hero-img img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .hero-img {
    display: block;
    opacity: 0;
  }
  .loaded & .hero-img {
    animation: ${show} 0.3s 1.5s both;
  }
  .moved & .hero-img {
    animation: none;
    opacity: 1;
  }
  @media (scripting: none) {
    .hero-img {
      opacity: 1;
    }
  }
  .cue {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    justify-self: center;
    min-height: 44px;
    padding: 0 1rem;
    color: ${look.textFaint};
    font-size: 0.875rem;
  }
  ${look.up.sm} {
    .buttons > a {
      flex: none;
      padding-inline: 2rem;
    }
  }
  /* The headline takes the whole width; below it words stand in a narrow column beside the picture. */
  ${look.up.lg} {
    padding-bottom: 4rem;
    > div {
      grid-template: auto auto 1fr / minmax(0, 1fr) minmax(0, 2fr);
      gap: 0 3rem;
    }
    .words {
      display: contents;
    }
    h1 {
      grid-column: 1 / -1;
      margin-bottom: 3rem;
    }
    .words > p {
      margin-top: 0;
    }
    .words > .buttons {
      grid-area: 3 / 1;
      align-content: start;
    }
    .picture {
      grid-area: 2 / 2 / 4;
      min-height: 20rem;
      aspect-ratio: auto;
    }
    /* At the foot of the words, in line with the picture's. */
    .cue {
      grid-area: 3 / 1;
      align-self: end;
      justify-self: start;
      padding: 0;
    }
  }
`);

const phone = '(max-width: 768px)';
const size = { width: 1200, height: 750 };

/** The given picture, else the artwork that comes with the site. */
function HeroPicture({ src }: { src: string | undefined }) {
  if (src) {
    const sizes = '(max-width: 992px) 92vw, 60vw';
    return (
      <Picture
        className="hero-img"
        src={src}
        alt=""
        {...size}
        sizes={sizes}
        fallback={hero1200Webp}
        eager
        priority="low"
      />
    );
  }
  return (
    <picture>
      <source media={phone} type="image/avif" srcSet={hero768Avif} />
      <source media={phone} type="image/webp" srcSet={hero768Webp} />
      <source type="image/avif" srcSet={hero1200Avif} />
      <img className="hero-img" src={hero1200Webp} alt="" {...size} fetchPriority="low" decoding="async" />
    </picture>
  );
}
