import { startupFault } from '../lib/startup-fault.ts';
import { describeFault } from './describe-fault.ts';

const fault = (message: string, more: object) => Object.assign(new Error(message), more);

test('a fault that an operator can fix is one line', () => {
  expect(describeFault(startupFault('PORT_TAKEN', 'Port 1 is taken'))).toBe('Port 1 is taken');
  expect(describeFault(fault('no space left', { code: 'ENOSPC', syscall: 'write' }))).toBe(
    'The disk is full or fails: no space left',
  );
  expect(describeFault(fault('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }))).toBe(
    'The disk is full or fails: database or disk is full',
  );
  expect(describeFault(fault('EACCES: permission denied', { code: 'EACCES', syscall: 'open' }))).toBe(
    'EACCES: permission denied',
  );
  expect(describeFault(fault('shutting down', { code: '57P03' }))).toBe(
    'The database does not answer: shutting down',
  );
});

test('a programming error keeps its stack', () => {
  expect(describeFault(new Error('odd'))).toMatch(/odd\n +at /);
  expect(describeFault('odd')).toBe('odd');
});
