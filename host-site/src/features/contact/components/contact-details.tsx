import styled from '@emotion/styled';
import { Icon } from 'shared-ui';
import { phoneHref } from '../../../lib/phone-href.ts';
import { site } from '../../../site.ts';
import { detailStyles } from './detail-styles.ts';

/** E-mail, telephone and town, beside the form. */
export function ContactDetails() {
  return (
    <List>
      <li>
        <Icon name="mail" />
        <span>
          Email
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </span>
      </li>
      <li>
        <Icon name="phone" />
        <span>
          Phone
          <a href={phoneHref(site.phone)}>{site.phone}</a>
        </span>
      </li>
      <li>
        <Icon name="map-pin" />
        <span>
          Studio
          <b>{site.town}</b>
        </span>
      </li>
    </List>
  );
}

const List = styled.ul(detailStyles);
