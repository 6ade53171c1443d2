import { indicacaoCalls } from '@balcao/contracts';
import { FalhaRequisicao } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Cadastro } from './cadastro.model.ts';
import { saveCadastro, useCadastro } from './cadastro.store.ts';

const NOME = 'indicacao';

/** The code the sign-up came with: taken from the link once, and kept in the tab through every step. */
export function useIndicacaoDoEndereco(): Pick<Cadastro, 'indicacao' | 'isIndicacaoDigitada'> {
  const { indicacao, isIndicacaoDigitada } = useCadastro();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const params = new URLSearchParams(search);
    const codigo = params.get(NOME);
    if (codigo === null) return;
    saveCadastro({ indicacao: codigo.slice(0, 40), isIndicacaoDigitada: false });
    // who goes on without it is not given it again by a reload
    params.delete(NOME);
    void navigate({ pathname, search: params.toString() }, { replace: true });
  }, [pathname, search, navigate]);
  return { indicacao, isIndicacaoDigitada };
}

/** Whose code it is. A failure to read shows nothing: the code goes with the sign-up all the same. */
export function useIndicador(codigo: string) {
  const { data, error } = useCall(
    indicacaoCalls.readCodigo,
    { indicador: codigo },
    { enabled: codigo !== '', staleTime: Number.POSITIVE_INFINITY },
  );
  return { data, isDesconhecida: error instanceof FalhaRequisicao && error.status === 404 };
}
