import { Picture } from 'shared-ui';
import hero1200Avif from '../../../assets/hero-1200.avif';
import hero1200Webp from '../../../assets/hero-1200.webp';
import hero768Avif from '../../../assets/hero-768.avif';
import hero768Webp from '../../../assets/hero-768.webp';

const phone = '(max-width: 768px)';
const size = { width: 1200, height: 750 };

/** The given picture, else the artwork that comes with the site. */
export function HeroPicture({ src }: { src: string | undefined }) {
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
