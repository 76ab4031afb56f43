import { useEffect } from 'react';

/**
 * A file that is dropped beside a field for files would take the place of the page, and what is typed with it: the
 * browser shows that it cannot be dropped there.
 */
export function useDropGuard(): void {
  useEffect(() => {
    function refuse(event: DragEvent): void {
      const { dataTransfer, target } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files') || takesFiles(target)) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    }
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}

function takesFiles(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file';
}
