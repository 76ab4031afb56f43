import { Card } from '../card/card.tsx';
import { CardGrid } from './card-grid.tsx';

export function CardGridExample() {
  return (
    <CardGrid as="ul">
      {['Short.', 'Longer, so that it takes the height of its row and the others follow.', 'Short.'].map(
        (text, index) => (
          <Card as="li" padded key={index}>
            {text}
          </Card>
        ),
      )}
    </CardGrid>
  );
}
