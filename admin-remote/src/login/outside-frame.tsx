import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Heading, Icon, Text } from 'shared-ui';
import { icons } from '../components/icons.ts';
import { paths } from '../lib/paths.ts';
import { useDocumentTitle } from '../lib/window-title.ts';
import { LoginFrame } from './login-frame.ts';

interface OutsideFrameProps {
  title: string;
  text?: string;
  siteName: string;
  children: ReactNode;
}

/** A page of the console for somebody who is not signed in. */
export function OutsideFrame({ title, text, siteName, children }: OutsideFrameProps) {
  useDocumentTitle(title, siteName);
  return (
    <LoginFrame>
      <div className="panel">
        <span className="sign">
          <Icon name={icons.lock} />
        </span>
        <Heading level={1} size="h3">
          {title}
        </Heading>
        {text && <Text size="sm">{text}</Text>}
        {children}
        <Link className="back" to={paths.login}>
          <Icon name="arrow-left" />
          Back to sign-in
        </Link>
      </div>
    </LoginFrame>
  );
}
