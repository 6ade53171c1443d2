import type { OfertaManual as Oferta, Rascunho } from '@balcao/contracts';
import { parametrosManual } from '@balcao/domain';
import { Button, campoId, FieldMessages, Stack } from '@balcao/ui';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { useSearchParams } from 'react-router-dom';
import { useItens } from '../../digitacao/use-itens.ts';
import { CampoTextoLongo } from './campos.component.tsx';
import { copy } from './manual.copy.ts';
import { useComissaoPadrao } from './manual.resource.ts';
import { OfertaManual } from './oferta-manual.component.tsx';

const NOME = 'risco.ofertas';
const MAX_OBSERVACOES = 1_000;

/** What an offer has before anything is said of it. */
const vazia: Rascunho<Oferta> = {
  seguradora: null,
  pacote: '',
  numeroCalculo: '',
  validade: null,
  premioLiquidoCentavos: null,
  comissaoBps: null,
  periodicidade: null,
  coberturas: [],
  forma: null,
  parcelasSemJuros: null,
  parcelasComJuros: null,
  jurosBps: null,
  observacoes: '',
  anexoId: null,
};
const nova: Rascunho<Oferta> = { ...vazia, pacote: copy.pacotePadrao, parcelasSemJuros: 1 };

/** The offers, typed one by one from what the insurers sent. */
export function PecaOfertas() {
  const [search] = useSearchParams();
  const { itens, error, change, remove } = useItens<Rascunho<Oferta>>(NOME, vazia);
  const comissaoPadrao = useComissaoPadrao();
  return (
    <Stack gap={4} id={campoId(NOME)} tabIndex={-1}>
      {itens.map((_, index) => (
        <OfertaManual
          // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
          key={index}
          nome={`${NOME}.${index}`}
          posicao={index + 1}
          orcamentoId={search.get('id') ?? ''}
          onRemove={() => remove(index)}
        />
      ))}
      <FieldMessages name={NOME} error={error} />
      {itens.length < parametrosManual.ofertas.max && (
        <div>
          <Button
            size="sm"
            icon={<IconeAdicionar size={14} aria-hidden />}
            onClick={() => change((agora) => [...agora, { ...nova, comissaoBps: comissaoPadrao(null) }])}
          >
            {copy.adicionar}
          </Button>
        </div>
      )}
      <CampoTextoLongo nome="risco.observacoes" rows={3} maxLength={MAX_OBSERVACOES} />
    </Stack>
  );
}
