import inter from '../../assets/inter-latin.woff2';
import poppins from '../../assets/poppins-600-latin.woff2';

/** Both faces are asked for at once: a font found by the styles would come at the same priority, but later. */
export const fontFiles = [inter, poppins];

/**
 * Faces, with stand-ins of the same metrics, so that nothing moves when the fonts arrive: Arial, and what Linux and
 * Android have in its place. Everything else is Emotion's.
 */
export const baseStyles = [
  `@font-face{font-family:Inter;font-style:normal;font-weight:400 600;font-display:swap;src:url(${inter}) format("woff2")}`,
  `@font-face{font-family:Poppins;font-style:normal;font-weight:600;font-display:swap;src:url(${poppins}) format("woff2")}`,
  `@font-face{font-family:"Inter Fallback";src:local("Arial"),local("Liberation Sans"),local("Arimo"),local("Roboto");size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}`,
  `@font-face{font-family:"Poppins Fallback";font-weight:600;src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arial"),local("Roboto Medium");size-adjust:105.2%;ascent-override:99.81%;descent-override:33.27%;line-gap-override:9.51%}`,
].join('');
