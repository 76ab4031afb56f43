import { Textarea } from './textarea.tsx';

export function TextareaExample() {
  return <Textarea aria-label="Message" placeholder="It grows with what is typed" />;
}
