import styled from '@emotion/styled';
import { Picture, safeHref } from 'shared-ui';
import placeholder from '../../../../assets/placeholder.svg';
import { initialsOf } from '../../../lib/initials-of.ts';
import { look } from '../../../lib/look.ts';
import type { PostView } from '../api/post.ts';
import { useTexts } from '../../../lib/texts/use-texts.ts';

/** Author and date of a post, with the founder's picture or the author's initials. */
export function Byline({ post: { author, date, face, readingMinutes } }: { post: PostView }) {
  const { text, date: dayOf } = useTexts();
  const picture = safeHref(face);
  return (
    <Line>
      {picture ? (
        <Picture src={picture} alt="" width={56} height={56} sizes="56px" fallback={placeholder} />
      ) : (
        <span className="initials" aria-hidden="true">
          {initialsOf(author)}
        </span>
      )}
      <div>
        <p>
          {text('post.by', { author })} / <time dateTime={date}>{dayOf(date)}</time>
          {readingMinutes && ` / ${text('post.minutesRead', { count: readingMinutes })}`}
        </p>
        {picture && <p className="role">{text('post.founder')}</p>}
      </div>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: 1rem;
  align-items: center;

  &&& img,
  .initials {
    flex: none;
    width: 3.5rem;
    height: 3.5rem;
    border: 1px solid ${look.lineStrong};
    border-radius: 50%;
    aspect-ratio: 1;
    object-fit: cover;
  }
  .initials {
    display: grid;
    place-items: center;
    background: ${look.raisedMore};
    color: ${look.primary};
    font: 600 1.125rem ${look.display};
  }
  p {
    overflow-wrap: anywhere;
  }
  .role {
    color: ${look.textFaint};
    font-size: 0.875rem;
  }
`;
