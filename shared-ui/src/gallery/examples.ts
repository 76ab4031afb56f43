import type { ComponentType } from 'react';
import { AlertDialogExample } from '../components/alert-dialog/alert-dialog.example.tsx';
import { BadgeExample } from '../components/badge/badge.example.tsx';
import { ButtonExample } from '../components/button/button.example.tsx';
import { ButtonLinkExample } from '../components/button-link/button-link.example.tsx';
import { CardExample } from '../components/card/card.example.tsx';
import { CardGridExample } from '../components/card-grid/card-grid.example.tsx';
import { CheckboxExample } from '../components/checkbox/checkbox.example.tsx';
import { ContainerExample } from '../components/container/container.example.tsx';
import { DialogExample } from '../components/dialog/dialog.example.tsx';
import { DrawerExample } from '../components/drawer/drawer.example.tsx';
import { EmptyStateExample } from '../components/empty-state/empty-state.example.tsx';
import { ErrorStateExample } from '../components/error-state/error-state.example.tsx';
import { ErrorSummaryExample } from '../components/error-summary/error-summary.example.tsx';
import { FieldExample } from '../components/field/field.example.tsx';
import { GridExample } from '../components/grid/grid.example.tsx';
import { HeadingExample } from '../components/heading/heading.example.tsx';
import { IconExample } from '../components/icon/icon.example.tsx';
import { IconButtonExample } from '../components/icon-button/icon-button.example.tsx';
import { InputExample } from '../components/input/input.example.tsx';
import { MarqueeExample } from '../components/marquee/marquee.example.tsx';
import { MenuExample } from '../components/menu/menu.example.tsx';
import { PaginationExample } from '../components/pagination/pagination.example.tsx';
import { PictureExample } from '../components/picture/picture.example.tsx';
import { RadioExample } from '../components/radio/radio.example.tsx';
import { SearchFieldExample } from '../components/search-field/search-field.example.tsx';
import { SectionExample } from '../components/section/section.example.tsx';
import { SelectExample } from '../components/select/select.example.tsx';
import { SkeletonExample } from '../components/skeleton/skeleton.example.tsx';
import { SkipLinkExample } from '../components/skip-link/skip-link.example.tsx';
import { SpinnerExample } from '../components/spinner/spinner.example.tsx';
import { StackExample } from '../components/stack/stack.example.tsx';
import { StatCardExample } from '../components/stat-card/stat-card.example.tsx';
import { StatusBannerExample } from '../components/status-banner/status-banner.example.tsx';
import { TabsExample } from '../components/tabs/tabs.example.tsx';
import { TagExample } from '../components/tag/tag.example.tsx';
import { TagStripExample } from '../components/tag-strip/tag-strip.example.tsx';
import { TextExample } from '../components/text/text.example.tsx';
import { TextareaExample } from '../components/textarea/textarea.example.tsx';
import { ToastExample } from '../components/toast/toast.example.tsx';
import { VisuallyHiddenExample } from '../components/visually-hidden/visually-hidden.example.tsx';

/** Every component's example, by the name of its folder. */
export const examples: Record<string, ComponentType> = {
  'alert-dialog': AlertDialogExample,
  badge: BadgeExample,
  button: ButtonExample,
  'button-link': ButtonLinkExample,
  card: CardExample,
  'card-grid': CardGridExample,
  checkbox: CheckboxExample,
  container: ContainerExample,
  dialog: DialogExample,
  drawer: DrawerExample,
  'empty-state': EmptyStateExample,
  'error-state': ErrorStateExample,
  'error-summary': ErrorSummaryExample,
  field: FieldExample,
  grid: GridExample,
  heading: HeadingExample,
  icon: IconExample,
  'icon-button': IconButtonExample,
  input: InputExample,
  marquee: MarqueeExample,
  menu: MenuExample,
  pagination: PaginationExample,
  picture: PictureExample,
  radio: RadioExample,
  'search-field': SearchFieldExample,
  section: SectionExample,
  select: SelectExample,
  skeleton: SkeletonExample,
  'skip-link': SkipLinkExample,
  spinner: SpinnerExample,
  stack: StackExample,
  'stat-card': StatCardExample,
  'status-banner': StatusBannerExample,
  tabs: TabsExample,
  tag: TagExample,
  'tag-strip': TagStripExample,
  text: TextExample,
  textarea: TextareaExample,
  toast: ToastExample,
  'visually-hidden': VisuallyHiddenExample,
};
