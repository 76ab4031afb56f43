import { Picture } from './picture.tsx';

export function PictureExample() {
  return (
    <Picture
      src="javascript:alert(1)"
      alt="A stand-in"
      width={480}
      height={120}
      fallback="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 12'%3E%3Crect width='48' height='12' fill='%231c2236'/%3E%3C/svg%3E"
    />
  );
}
