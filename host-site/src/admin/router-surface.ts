/**
 * The part of the router that host and console agree on. Whatever is not listed is undefined in the console, and does
 * not ship on public pages: sharing the package whole would cost them 48 kB.
 */
export {
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
} from 'react-router-dom';
