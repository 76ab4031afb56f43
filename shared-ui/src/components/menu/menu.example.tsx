import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

export function MenuExample() {
  return (
    <Menu label="More about Harbour Lane">
      <Button variant="ghost" size="sm">
        History
      </Button>
      <Button variant="ghost" size="sm">
        Share
      </Button>
    </Menu>
  );
}
