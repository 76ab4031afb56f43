import { ButtonLink, Container, Icon, safeHref } from 'shared-ui';
import hero1200Avif from '../../../assets/hero-1200.avif';
import hero1200Webp from '../../../assets/hero-1200.webp';
import hero768Avif from '../../../assets/hero-768.avif';
import hero768Webp from '../../../assets/hero-768.webp';
import { SitePicture } from '../../components/site-picture.tsx';
import type { ProjectView } from '../../features/work/projects.ts';
import { usePage, useStudio, useTexts } from '../../lib/page-context.ts';
import { paths } from '../../lib/paths.ts';
import { isTall } from '../../lib/picture-shape.ts';
import type { HomeTexts } from '../../lib/site.ts';
import { HeroFrame } from './hero-frame.ts';
import { IndexFrame, IndexOfWork } from './openings/index-of-work.tsx';
import { FullBleedFrame } from './openings/full-bleed.ts';
import { SplitFrame } from './openings/split.ts';

interface HeroProps {
  texts: HomeTexts;
  /** Id of the place that the cue leads to: `projects`, or `rest` for itself, at the end of this screen. Without one there is none. */
  next: string | undefined;
  /** The projects that an index names. Without any the usual opening takes its place. */
  works?: readonly ProjectView[];
  /** Whether the page has the section that `/#contact` names. */
  hasContact: boolean;
}

/** A highlight at the end stands in lines of its own; words behind it go on in its line. */
const amidWords = { display: 'inline' } as const;

/** The blur that comes with the site has the colours of the artwork that comes with it. */
const withoutBlur = { backgroundImage: 'none' } as const;

/** The first screen. Its picture is in the page from the start, and shown 1500 ms after the load event. */
export function Hero({ texts, next, hasContact, works = [] }: HeroProps) {
  const { heroLine, heroHighlight, heroLead, heroPicture, buttons } = texts;
  const { artwork } = useStudio();
  const { text } = useTexts();
  const { opening } = usePage().site.compositions;
  const isIndex = opening === 'index' && works.length > 0;
  const Frame = opening === 'index' && !isIndex ? HeroFrame : frames[opening];
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
        {isIndex ? (
          <IndexOfWork works={works} />
        ) : (
          <div className="picture" style={artwork ? withoutBlur : undefined}>
            <HeroPicture src={heroPicture || artwork} opening={opening} />
          </div>
        )}
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

const frames = {
  headline: HeroFrame,
  picture: FullBleedFrame,
  split: SplitFrame,
  index: IndexFrame,
};

const usualSizes = '(max-width: 992px) 92vw, 60vw';

/**
 * Width of the picture in each opening, for `sizes`. Where it fills a window or a half of one, it is as wide as its height
 * asks for; of a phone's two thirds (`picture-sizes.ts`).
 */
const pictureSizes = {
  headline: usualSizes,
  picture: '(max-width: 768px) 170vw, max(100vw, 150vh)',
  split: '(max-width: 992px) 100vw, max(50vw, 150vh)',
  index: usualSizes,
};

const phone = '(max-width: 768px)';
const size = { width: 1200, height: 750 };

/** The given picture, else the artwork that comes with the site. */
function HeroPicture({ src, opening }: { src: string | undefined; opening: keyof typeof frames }) {
  if (src) {
    return (
      <SitePicture
        className="hero-img"
        src={src}
        alt=""
        {...size}
        sizes={pictureSizes[opening]}
        fallback={hero1200Webp}
        eager
        priority="low"
        wide
        // A portrait suits half of a window; words stand on a picture that fills all of it.
        whole={opening !== 'picture' && !(opening === 'split' && isTall(src))}
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
