import { startApp } from './app/boot/start-app';

startApp(document);
