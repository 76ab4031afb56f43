import styled from '@emotion/styled';
import { Icon } from 'shared-ui';
import { useStudio } from '../../../lib/studio/use-studio.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';
import { detailStyles } from './detail-styles.ts';

/** E-mail, telephone and town, as far as they are known, beside the form. */
export function ContactDetails() {
  const { text } = useTexts();
  const { email, phone, phoneLink, town } = useStudio();
  if (!email && !phone && !town) return null;
  return (
    <List>
      {email && (
        <li>
          <Icon name="mail" />
          <span>
            {text('contact.email')}
            <a href={`mailto:${email}`}>{email}</a>
          </span>
        </li>
      )}
      {phone && (
        <li>
          <Icon name="phone" />
          <span>
            {text('contact.phone')}
            <a href={phoneLink}>{phone}</a>
          </span>
        </li>
      )}
      {town && (
        <li>
          <Icon name="map-pin" />
          <span>
            {text('contact.studio')}
            <b>{town}</b>
          </span>
        </li>
      )}
    </List>
  );
}

const List = styled.ul(detailStyles);
