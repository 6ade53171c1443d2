import { Alert, Button } from '@balcao/ui';
import type { Etapa } from './cadastro.model.ts';
import { copy } from './cadastro.copy.ts';
import { saveCadastro } from './cadastro.store.ts';
import { useIndicador, useIndicacaoDoEndereco } from './indicado.resource.ts';

/** Says who referred the one who signs up, and what they will see of it; who does not want that goes on without. */
export function Indicado({ etapa }: { etapa: Etapa }) {
  const { indicacao, isIndicacaoDigitada } = useIndicacaoDoEndereco();
  // in the step it is typed in, its field says what there is to say
  const codigo = isIndicacaoDigitada && etapa === 'companyInfo' ? '' : indicacao;
  const { data, isDesconhecida } = useIndicador(codigo);
  if (!codigo) return null;
  if (isDesconhecida) return <Alert tone="atencao">{copy.indicacaoDesconhecida}</Alert>;
  return data ? (
    <Alert
      tone="info"
      titulo={copy.indicado(data.nome, data.corretora)}
      actions={<Button onClick={() => saveCadastro({ indicacao: '', isIndicacaoDigitada: false })}>{copy.semIndicacao}</Button>}
    >
      {copy.indicadoTexto}
    </Alert>
  ) : null;
}
