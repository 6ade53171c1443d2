import { render } from '@testing-library/react';
import styled, { __PRIVATE__, keyframes } from 'styled-components';
import { dropUnwornRules } from './worn-rules.ts';

const { mainSheet } = __PRIVATE__;
// as text, whichever way the rules are kept
const written = () => String(mainSheet).replaceAll(': ', ':');
const drop = () => dropUnwornRules(mainSheet, document);
const spin = keyframes`to { rotate: 1turn; }`;

it('removes unused rules, keeps used ones, and a component that returns writes its rules again', () => {
  const Gone = styled.p`
    color: rgb(1, 2, 3);
  `;
  const Stays = styled(Gone)<{ $deep?: boolean }>`
    margin: ${({ $deep }) => ($deep ? '7px' : '8px')};
    animation: ${spin} 1s;
  `;
  render(<Stays $deep />);
  const { unmount } = render(<Gone as="b">x</Gone>);
  const Other = styled.i`
    top: 9px;
  `;
  const other = render(<Other />);
  other.unmount();
  unmount();
  expect(written()).toContain('top:9px');
  drop();
  expect(written()).not.toContain('top:9px');
  for (const kept of ['color:rgb(1, 2, 3)', 'margin:7px', '@keyframes']) expect(written()).toContain(kept);
  render(<Other />);
  expect(written()).toContain('top:9px');
});
