import styled from '@emotion/styled';
import { Picture, Tag, safeHref } from 'shared-ui';
import placeholder from '../../../../assets/placeholder.svg';
import { RichText } from '../../../components/rich-text.tsx';
import { look } from '../../../lib/look.ts';
import { columnSizes } from '../../../lib/picture-sizes.ts';
import type { PostView } from '../api/post.ts';
import { Byline } from './byline.tsx';

/** Width of the picture at the top, for `sizes`. */
export const openingSizes = columnSizes(800, 736);

export function PostArticle({ post }: { post: PostView }) {
  const image = safeHref(post.image);
  return (
    <Article>
      <header className="head">
        <h1>{post.title}</h1>
        {image && (
          <Picture
            src={image}
            alt=""
            width={1200}
            height={675}
            sizes={openingSizes}
            fallback={placeholder}
            eager
          />
        )}
        <Byline post={post} />
        {post.tags.length > 0 && (
          <ul className="chips" aria-label="Tags">
            {post.tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
      </header>
      {post.contentOutlineHtml && (
        <nav aria-label="Contents">
          <strong>Contents</strong>
          <div dangerouslySetInnerHTML={{ __html: post.contentOutlineHtml }} />
        </nav>
      )}
      <div className="story">
        <RichText html={post.contentHtml} text={post.content} />
      </div>
    </Article>
  );
}

const Article = styled.article`
  h1 {
    margin-bottom: 0.5rem;
    font-size: clamp(2rem, 1.4rem + 2.8vw, 3.25rem);
  }
  .chips {
    margin-top: -0.5rem;
  }
  nav {
    margin-top: 2rem;
    padding: 1.25rem 1.5rem;
    border: 1px solid ${look.line};
    border-radius: ${look.radii.lg};
    background: ${look.raised};
  }
  nav strong {
    color: ${look.text};
  }
  nav li {
    margin-top: 0.5rem;
  }
  nav a {
    color: ${look.primary};
  }
  @media print {
    nav {
      display: none;
    }
  }
  .story {
    margin-top: 2rem;
    padding-top: 2rem;
    border-top: 1px solid ${look.line};
    font-size: 1.0625rem;
  }
  .story > p:first-of-type,
  .rich > p:first-child {
    margin-bottom: 1.5rem;
    color: ${look.text};
    font-size: 1.1875rem;
  }
`;
