// Header, menus, side navigation, footer, session and the states of the whole product.
import { number } from './words.ts';

export const shell = {
  product: 'Meritpath',
  /** The window's title: the screen, then the product. */
  title: (screen: string) => `${screen} · Meritpath`,
  skip: 'Skip to content',
  brand: 'Meritpath, dashboard',
  brandPicker: 'Meritpath, choose a course',
  footer: 'Professional Development Portal',
  build: (build: string) => `Build ${build}`,
  course: (course: string) => `Course: ${course}. Switch course`,
  courseMenu: 'Courses',
  menus: 'Menus',
  menu: {
    all: 'Menu',
    explore: 'Explore',
    tracks: 'Learning Tracks',
    industries: 'Industry Focus',
  },
  nav: {
    label: 'Main',
    bottom: 'Main, bottom',
    dashboard: 'Dashboard',
    curriculum: 'Curriculum',
    missions: 'Missions',
    leaderboards: 'Leaderboards',
    community: 'Community',
    home: 'Home',
    courses: 'Courses',
    collapse: 'Collapse',
    expand: 'Expand',
    line: (course: string) => `${course} line`,
    done: (percent: number) => `${number(percent)} % done`,
  },
  crumbs: { label: 'Breadcrumb', home: 'Home' },
  quick: 'Quick Course Test',
  quickCourse: (course: string) => `Switch to ${course} and open its dashboard`,
  profile: {
    open: (name: string) => `Profile: ${name}`,
    learner: 'Learner',
    level: (level: string, xp: number) => `${level}, ${number(xp)} XP`,
    language: 'Language',
    theme: 'Theme',
    dark: 'Dark',
    light: 'Light',
    midnight: 'Midnight',
    sounds: 'Sounds',
    signOut: 'Sign Out',
  },
  themeSwitch: { toLight: 'Switch to the light theme', toDark: 'Switch to the dark theme' },
  languageSwitch: (language: string) => `Language: ${language}. Change language`,
  sheet: { title: 'Courses', close: 'Close courses' },
  notices: { label: 'Notices', close: 'Close notice' },
  session: {
    loading: 'Loading your session',
    screen: 'Loading the page',
    ended: 'Your session has ended',
    endedText: 'Sign in again to go on. Every finished step is saved.',
    signedOut: 'Signed out',
    signedOutText: 'You have been successfully signed out.',
    signOutFailed: 'Error signing out',
  },
  offline: {
    device: 'You are offline.',
    deviceText:
      'What you see may be out of date; what you do now cannot be saved until you are back.',
    /** In the player, where nothing has to wait for the network. */
    playingText:
      'Go on: what you read, answer and hand in is kept on this device and sent once you are back.',
    server: 'The server does not answer.',
    serverText: 'We keep trying. What you had finished is saved.',
    startTitle: 'No connection to the server',
    startText:
      'Nothing is lost: your progress is kept on the server. Check the connection and try again.',
  },
  broken: {
    title: 'This page broke down',
    text: 'Something failed on this page. Your saved progress is not touched.',
    reload: 'Load the page again',
  },
};
