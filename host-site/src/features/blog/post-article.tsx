import styled from '@emotion/styled';
import { Tag, safeHref } from 'shared-ui';
import { RichText } from '../../components/rich-text.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { initialsOf } from '../../lib/initials-of.ts';
import { isPanorama, isTall } from '../../lib/picture-shape.ts';
import { look } from '../../lib/look.ts';
import { useTexts } from '../../lib/page-context.ts';
import type { PostView } from './posts.ts';

/** Width of the picture at the top, for `sizes`. */
const openingSizes = '(min-width: 500px) 100vw, 270px';

export function PostArticle({ post }: { post: PostView }) {
  const { text } = useTexts();
  const image = safeHref(post.image);
  return (
    <Article>
      <header className="head">
        <h1>{post.title}</h1>
        {image && (
          <SitePicture
            className={isTall(image) ? 'tall' : undefined}
            src={image}
            alt=""
            width={1200}
            height={675}
            sizes={openingSizes}
            eager
            wide
            whole
            uncropped={isPanorama(image)}
          />
        )}
      </header>
      <div className="columns">
        <div className="margin">
          <Byline post={post} />
          {post.tags.length > 0 && (
            <ul className="chips" aria-label={text('post.tags')}>
              {post.tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          )}
          {post.contentOutlineHtml && (
            <nav aria-label={text('post.contents')}>
              <strong>{text('post.contents')}</strong>
              <div dangerouslySetInnerHTML={{ __html: post.contentOutlineHtml }} />
            </nav>
          )}
        </div>
        <div className="story">
          <RichText html={post.contentHtml} text={post.content} />
        </div>
      </div>
    </Article>
  );
}

// Article with a side column for the author and the table of contents.
const Article = styled.article`
  h1 {
    max-width: 20ch;
  }
  .columns {
    display: grid;
    gap: 2rem;
    margin-top: 2rem;
  }
  .margin {
    display: grid;
    gap: 1.5rem;
    align-content: start;
  }
  nav strong {
    color: ${look.textFaint};
    font-size: 0.875rem;
  }
  nav li {
    margin-top: 0.5rem;
    line-height: 1.4;
  }
  nav a:hover {
    color: ${look.text};
  }
  .story {
    max-width: 38rem;
    min-width: 0;
    font-size: 1.0625rem;
  }
  .story > p:first-of-type,
  .rich > p:first-child {
    margin-bottom: 1.5rem;
    color: ${look.text};
    font-size: 1.25rem;
    line-height: 1.5;
  }
  ${look.up.lg} {
    .head img {
      aspect-ratio: 21 / 9;
    }
    .columns {
      grid-template-columns: minmax(15rem, 1fr) 2fr;
      gap: 3rem;
      margin-top: 4rem;
    }
    nav {
      position: sticky;
      top: 6.5rem;
    }
  }
  @media print {
    nav {
      display: none;
    }
  }
`;

/** Author and date of a post, with the founder's picture or the author's initials. */
export function Byline({ post: { author, date, face, readingMinutes } }: { post: PostView }) {
  const { text, date: dayOf } = useTexts();
  const picture = safeHref(face);
  return (
    <Line>
      {picture ? (
        <SitePicture src={picture} alt="" width={56} height={56} sizes="56px" />
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

const Line = styled.header`
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
