import styled from '@emotion/styled';
import { ButtonLink, Container, Icon } from 'shared-ui';
import hero1200Avif from '../../../assets/hero-1200.avif';
import hero1200Webp from '../../../assets/hero-1200.webp';
import hero768Avif from '../../../assets/hero-768.avif';
import hero768Webp from '../../../assets/hero-768.webp';
import { paths } from '../../lib/paths.ts';
import { site } from '../../site.ts';
import { heroStyles } from './hero-styles.ts';

const phone = '(max-width: 768px)';

/** The first screen. Its picture is in the page from the start, and shown 1500 ms after the load event. */
export function Hero() {
  return (
    <Frame aria-labelledby="hero-heading">
      <Container>
        <div className="words">
          <h1 id="hero-heading">
            We create <span>digital experiences</span>
          </h1>
          <p>{site.heroLead}</p>
          <p className="buttons">
            <ButtonLink href={paths.projects} size="lg">
              See Our Work
            </ButtonLink>
            <ButtonLink href={paths.homeContact} variant="secondary" size="lg">
              Contact Us
            </ButtonLink>
          </p>
        </div>
        <div className="picture">
          <picture>
            <source media={phone} type="image/avif" srcSet={hero768Avif} />
            <source media={phone} type="image/webp" srcSet={hero768Webp} />
            <source type="image/avif" srcSet={hero1200Avif} />
            <img
              className="hero-img"
              src={hero1200Webp}
              alt=""
              width={1200}
              height={750}
              fetchPriority="low"
              decoding="async"
            />
          </picture>
        </div>
        <a className="cue" href="#projects">
          Scroll Down
          <Icon name="chevron-down" />
        </a>
      </Container>
    </Frame>
  );
}

const Frame = styled.section(heroStyles);
