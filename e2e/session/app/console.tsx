import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { createAuthFetch, isSessionEndedError, requireSession } from 'shared-session';
import { useDraft, useUser } from 'shared-session/react';

export function Console() {
  const { username } = useUser();
  const { pathname } = useLocation();
  // Effects of one commit run in one go, so the guard's timers and listeners are there as well.
  useEffect(() => {
    document.documentElement.dataset.console = 'mounted';
    return () => void delete document.documentElement.dataset.console;
  }, []);
  return (
    <main>
      <h1>Console of {username}</h1>
      <nav aria-label="Console">
        <Link to="/admin">Dashboard</Link> <Link to="/admin/projects">Projects</Link>{' '}
        <button onClick={() => requireSession().logout()}>Logout</button>
      </nav>
      <p>At {pathname}</p>
      {pathname === '/admin/projects' && <ProjectForm />}
    </main>
  );
}

function ProjectForm() {
  const { draft, save, clear } = useDraft<{ title: string }>('project', 'new');
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');

  async function send(): Promise<void> {
    const request = createAuthFetch(requireSession());
    try {
      const response = await request('/api/projects', { method: 'POST', body: JSON.stringify({ title }) });
      setMessage(response.ok ? 'Saved' : 'Error saving project');
      if (response.ok) clear();
    } catch (error) {
      setMessage(isSessionEndedError(error) ? 'Please log in again' : 'Network error');
    }
  }

  return (
    <section aria-label="Project">
      <label>
        Title{' '}
        <input
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            save({ title: event.target.value });
          }}
        />
      </label>
      <button onClick={() => void send()}>Save</button>
      {draft && <button onClick={() => setTitle(draft.values.title)}>Restore draft</button>}
      <p role="status" aria-label="Result">
        {message}
      </p>
    </section>
  );
}
