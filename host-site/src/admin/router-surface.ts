/**
 * The part of the router that this entry and the console have: whole it would be 46 kB more. Whatever is not listed is
 * undefined in both. From the package behind `react-router-dom`, which is shared under that name and would be this file
 * again.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
