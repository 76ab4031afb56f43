import { home } from 'content-api/contract';
import { ShareCardLine } from '../../records/share-card-line.tsx';
import { SinglePage } from '../../records/single/single-page.tsx';

const controls = { heroLine: ShareCardLine };

/** 'Home Page'. */
export default function HomePage() {
  return <SinglePage kind={home} controls={controls} />;
}
