import type { Formulario } from '@balcao/contracts';
import { nomesDasLinhas } from '@balcao/domain';
import { navigateTo, useComandos, useSession } from '@balcao/shared';
import { useEffect } from 'react';
import { copy } from './comandos-do-orcamento.copy.ts';
import { useCriacao } from '../novo/criacao.resource.ts';
import { linhasPermitidas } from '../novo/linhas-permitidas.ts';
import { enderecoDoFormulario } from '../rota-do-formulario.ts';
import { showFailure } from '@balcao/ui/failures';

/** A new quote of any line one may open, from every page of quoting. */
export function ComandosDeNovo() {
  const session = useSession();
  const { create, falha } = useCriacao();
  useEffect(() => {
    if (falha) showFailure(copy.falhaNovo, falha);
  }, [falha]);
  const open = async (formulario: Formulario) => {
    const id = await (formulario === 'MANUAL' ? create('OUTRO', { formulario }) : create(formulario));
    if (id) navigateTo(enderecoDoFormulario(formulario, { id }));
  };
  useComandos(
    linhasPermitidas(session).map((formulario) => ({
      id: `novo-${formulario}`,
      titulo: copy.novo(formulario === 'MANUAL' ? copy.manual : nomesDasLinhas[formulario]),
      exige: { needs: 'acessoMC' as const },
      run: () => void open(formulario),
    })),
  );
  return null;
}
