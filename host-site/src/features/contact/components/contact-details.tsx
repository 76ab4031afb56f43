import styled from '@emotion/styled';
import { Icon } from 'shared-ui';
import { useStudio } from '../../../lib/studio/use-studio.ts';
import { detailStyles } from './detail-styles.ts';

/** E-mail, telephone and town, as far as they are known, beside the form. */
export function ContactDetails() {
  const { email, phone, phoneLink, town } = useStudio();
  if (!email && !phone && !town) return null;
  return (
    <List>
      {email && (
        <li>
          <Icon name="mail" />
          <span>
            Email
            <a href={`mailto:${email}`}>{email}</a>
          </span>
        </li>
      )}
      {phone && (
        <li>
          <Icon name="phone" />
          <span>
            Phone
            <a href={phoneLink}>{phone}</a>
          </span>
        </li>
      )}
      {town && (
        <li>
          <Icon name="map-pin" />
          <span>
            Studio
            <b>{town}</b>
          </span>
        </li>
      )}
    </List>
  );
}

const List = styled.ul(detailStyles);
