import { Container, Section } from 'shared-ui';
import type { PageAddress } from '../../lib/page/page.ts';
import { dataOf } from '../../lib/resources/resource.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { contactBlockOf } from './contact-block-of.ts';
import { DrawnBlock } from './drawn-block.tsx';
import { ownPage } from './own-page-data.ts';
import type { OwnPageView } from './own-page-data.ts';
import { OwnFrame } from './own-frame.ts';

interface Drawn {
  block: OwnPageView['blocks'][number];
  /** Cards of the records that it lists. */
  cards: unknown[];
}

const read = () => [true];

/** The blocks in front of the contact form, or all of a page that has none. */
export const before = {
  read,
  Component: ({ address }: { address: PageAddress }) => <Blocks address={address} isAfter={false} />,
};

/** Those behind it. */
export const after = {
  read,
  Component: ({ address }: { address: PageAddress }) => <Blocks address={address} isAfter />,
};

function Blocks({ address, isAfter }: { address: PageAddress; isAfter: boolean }) {
  const found = dataOf(useResource(ownPage(address.params.id)));
  const all = found ? drawnOf(found) : [];
  const contact = found && contactBlockOf(found.blocks);
  const place = contact ? all.findIndex(({ block }) => block === contact) : all.length;
  const shown = isAfter ? all.slice(place + 1) : all.slice(0, place);
  if (!found || shown.length === 0) return null;
  return (
    <Section>
      <Container>
        <OwnFrame>
          {shown.map(({ block, cards }) => {
            const id = `block-${all.findIndex((one) => one.block === block)}`;
            return <DrawnBlock key={id} id={id} block={block} cards={cards} title={found.title} />;
          })}
        </OwnFrame>
      </Container>
    </Section>
  );
}

function drawnOf({ blocks, cards }: OwnPageView): Drawn[] {
  const lists = cards.values();
  return blocks.map((block) => ({
    block,
    cards: block.type === 'records' ? (lists.next().value ?? []) : [],
  }));
}
