/// <reference types="vite/client" />
// The page begins here.

import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/front.css';
import { render } from 'preact';
import { App, followTitle } from './app/App.tsx';
import { followAddress } from './app/router.ts';
import { applySettings } from './app/settings.ts';
import { keepForOffline } from './front/offline.ts';

applySettings();
followAddress();
followTitle();
render(<App />, document.getElementById('app') as HTMLElement);
if (import.meta.env.PROD) keepForOffline();
