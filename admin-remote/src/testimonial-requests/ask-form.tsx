import { testimonial, testimonialRequestsCalls } from 'content-api/contract';
import { ClientLinkForm, hintOfMail } from '../components/client-link-form.tsx';
import { useApi } from '../lib/api-context.ts';

interface AskFormProps {
  /** Id of the project; empty until one is chosen. */
  project: string;
  hasMail: boolean;
}

/** Asks the client of a project for a testimonial. */
export function AskForm({ project, hasMail }: AskFormProps) {
  const api = useApi();
  return (
    <ClientLinkForm
      label="Ask the client"
      nameLabel="Name of the client"
      emailHint={hintOfMail(hasMail, 'The link is sent there, in the language of the site.')}
      hasMail={hasMail}
      about={{ project }}
      isDisabled={project === ''}
      make={(person, { key }) =>
        api.call(testimonialRequestsCalls.createTestimonialRequest, { body: { project, ...person }, key })
      }
      changes={[testimonial.plural, 'requests']}
    />
  );
}
