import styled from '@emotion/styled';
import { ButtonLink, Container, Icon, safeHref } from 'shared-ui';
import { paths } from '../../lib/paths.ts';
import type { HomeTexts } from '../../lib/studio/home-texts.ts';
import { useStudio } from '../../lib/studio/use-studio.ts';
import { useTexts } from '../../lib/texts/use-texts.ts';
import { HeroPicture } from './hero-picture.tsx';
import { heroStyles } from './hero-styles.ts';

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

const Frame = styled.section(heroStyles);
