import { Card } from '../card/card.tsx';
import { Grid } from './grid.tsx';

export function GridExample() {
  return (
    <Grid columns={4}>
      {['One', 'Two', 'Three', 'Four'].map((name) => (
        <Card key={name} padded>
          {name}
        </Card>
      ))}
    </Grid>
  );
}
