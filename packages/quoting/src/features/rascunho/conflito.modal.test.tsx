import { linhaAuto } from '@balcao/domain';
import { ThemeRoot } from '@balcao/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinhaAberta } from '../../linha-aberta.ts';
import { ConflitoModal } from './conflito.modal.tsx';
import type { Divergencia } from './rascunho.model.ts';

const NOME: Divergencia = { campo: 'risco.segurado.nome', minha: 'Ana Maria Prado', deles: 'Ana Prado Lima' };
const PROFISSAO: Divergencia = { campo: 'risco.segurado.profissao', minha: 'Dentista', deles: 'Médica' };

function open(divergencias: readonly Divergencia[]) {
  const told = { onKeepMine: jest.fn(), onTakeTheirs: jest.fn(), onTakeSome: jest.fn(), onClose: jest.fn() };
  const deles = { versao: 2, alteradoEm: '2026-03-02T12:00:00.000Z', rascunho: { risco: {}, comercial: {} }, isMinha: false };
  render(
    <ThemeRoot>
      <LinhaAberta value={linhaAuto}>
        <ConflitoModal {...{ divergencias, deles, ...told }} />
      </LinhaAberta>
    </ThemeRoot>,
  );
  return told;
}

it('lets each field that both changed be chosen by itself, mine until another is', async () => {
  const { onTakeSome } = open([NOME, PROFISSAO]);
  expect(screen.getByRole('radio', { name: /^Dentista: a sua versão de Profissão/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /^Médica: a outra versão de Profissão/ }));
  expect(screen.getByRole('radio', { name: /^Dentista/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /^Ana Maria Prado: a sua versão de Nome/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Ficar com o que escolhi' }));
  expect(onTakeSome).toHaveBeenCalledWith(new Set([PROFISSAO.campo]));
});

it('asks one question of one field', () => {
  open([NOME]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ficar com o que escolhi' })).toBeNull();
  expect(screen.getByText('Ana Prado Lima')).toBeVisible();
});
