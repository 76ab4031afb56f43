import { dataOf } from '../resources/resource.ts';
import { useResource } from '../resources/use-resource.ts';
import { homeTexts } from './home-texts.ts';
import type { HomeSection } from './home-texts.ts';

/** Heading and opening of a section of the home page. */
export function useHomeSection(name: HomeSection['section']): Pick<HomeSection, 'title' | 'lead'> {
  const texts = dataOf(useResource(homeTexts));
  return texts?.sections.find(({ section }) => section === name) ?? { title: '', lead: '' };
}
