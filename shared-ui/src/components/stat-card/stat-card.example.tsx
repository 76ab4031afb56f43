import { Grid } from '../grid/grid.tsx';
import { StatCard } from './stat-card.tsx';

export function StatCardExample() {
  return (
    <Grid columns={4}>
      <StatCard label="Projects" value={12} change="+0%" icon="folder" highlighted />
      <StatCard label="Services" value={6} change="+0%" icon="folder" />
      <StatCard label="Posts" value={24} change="+0%" icon="info" />
      <StatCard label="Visitors" value={0} change="+0%" icon="globe" />
    </Grid>
  );
}
