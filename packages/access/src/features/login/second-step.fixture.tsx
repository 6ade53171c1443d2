import { accessCalls } from '@balcao/contracts';
import { type fakeGateway, refusal } from '@balcao/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copy } from './login.copy.ts';
import { LoginPage } from './login.page.tsx';

/** Signs in with e-mail and password, which the gateway answers with `code` and the proof of the step that follows. */
export async function arriveAtStep(gateway: ReturnType<typeof fakeGateway>, code: number, prova: string) {
  const user = userEvent.setup();
  render(<LoginPage />);
  await user.type(screen.getByLabelText(copy.email), 'marina@prado.com.br');
  await user.type(screen.getByLabelText(copy.senha), 'segredo');
  gateway.reply(accessCalls.login, refusal(200, code, 'x', { token: prova }));
  await user.keyboard('{Enter}');
  return user;
}
