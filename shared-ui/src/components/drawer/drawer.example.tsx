import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Drawer } from './drawer.tsx';

export function DrawerExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="menu" label="Open menu" onClick={() => setOpen(true)} />
      <Drawer open={isOpen} onClose={() => setOpen(false)} label="Menu">
        <a href="#first">First</a>
        <a href="#second">Second</a>
      </Drawer>
    </>
  );
}
