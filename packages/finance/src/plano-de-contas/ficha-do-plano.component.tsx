import type { FichaCategoriaFinanceira, FichaCentroDeCusto } from '@balcao/contracts';
import { useNaoSalvo } from '@balcao/shared/forms';
import { NOVO } from '@balcao/shared/records';
import { focusCampo, Stack } from '@balcao/ui';
import { Drawer } from '@balcao/ui/overlays';
import {
  AbasRegistro,
  AcoesRegistro,
  CamposRegistro,
  FormRegistro,
  HistoriaRegistro,
  LeituraRegistro,
  UsosLidos,
} from '@balcao/ui/records';
import { copy, palavras } from './plano-de-contas.copy.ts';
import { categorias, centros, formularioCategoria, formularioCentro, useFormCategoria, useFormCentro } from './plano-de-contas.resource.ts';

export interface FichaDoPlanoProps {
  /** `NOVO`: one still to be included. */
  id: string;
  onClose: () => void;
}

/** A category: its form, what uses it, what changed of it; or a new one. */
export function CategoriaAberta({ id, onClose }: FichaDoPlanoProps) {
  if (id !== NOVO) return <CategoriaGravada id={id} onClose={onClose} />;
  return (
    <Drawer titulo={palavras.categorias.novo} isOpen onClose={onClose}>
      <FormCategoria gravada={null} onSalvo={onClose} />
    </Drawer>
  );
}

function CategoriaGravada({ id, onClose }: FichaDoPlanoProps) {
  const leitura = categorias.useRegistro(id);
  return (
    <Drawer titulo={leitura.data?.nome ?? copy.categorias.titulo} isOpen onClose={onClose}>
      <LeituraRegistro leitura={leitura} altura={420}>
        {(gravada) => (
          <Stack gap={4}>
            <AcoesRegistro registro={gravada} palavras={palavras.categorias} atos={categorias} onExcluido={onClose} />
            <AbasRegistro palavras={palavras.categorias} usos={<UsosDaCategoria id={id} />} historia={<HistoriaDaCategoria id={id} />}>
              <FormCategoria key={String(gravada.ativo)} gravada={gravada} onSalvo={onClose} />
            </AbasRegistro>
          </Stack>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

const UsosDaCategoria = ({ id }: { id: string }) => <UsosLidos leitura={categorias.useUsos(id)} />;
const HistoriaDaCategoria = ({ id }: { id: string }) => <HistoriaRegistro leitura={categorias.useHistoria(id)} />;

function FormCategoria({ gravada, onSalvo }: { gravada: FichaCategoriaFinanceira | null; onSalvo: () => void }) {
  const form = useFormCategoria(gravada, focusCampo);
  useNaoSalvo('finance', form.isDirty, form.putAway);
  return (
    <FormRegistro
      form={form}
      palavras={palavras.categorias}
      diferencasDe={(deles) => formularioCategoria.diferencasDe(deles, form.digitado)}
      rotuloDe={formularioCategoria.rotuloDe}
      onSalvo={onSalvo}
    >
      <CamposRegistro campos={formularioCategoria.campos} digitado={form.digitado} erros={form.erros} onChange={form.change} />
    </FormRegistro>
  );
}

/** A cost centre, as a category is shown. */
export function CentroAberto({ id, onClose }: FichaDoPlanoProps) {
  if (id !== NOVO) return <CentroGravado id={id} onClose={onClose} />;
  return (
    <Drawer titulo={palavras.centros.novo} isOpen onClose={onClose}>
      <FormCentro gravado={null} onSalvo={onClose} />
    </Drawer>
  );
}

function CentroGravado({ id, onClose }: FichaDoPlanoProps) {
  const leitura = centros.useRegistro(id);
  return (
    <Drawer titulo={leitura.data?.nome ?? copy.centros.titulo} isOpen onClose={onClose}>
      <LeituraRegistro leitura={leitura} altura={420}>
        {(gravado) => (
          <Stack gap={4}>
            <AcoesRegistro registro={gravado} palavras={palavras.centros} atos={centros} onExcluido={onClose} />
            <AbasRegistro palavras={palavras.centros} usos={<UsosDoCentro id={id} />} historia={<HistoriaDoCentro id={id} />}>
              <FormCentro key={String(gravado.ativo)} gravado={gravado} onSalvo={onClose} />
            </AbasRegistro>
          </Stack>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

const UsosDoCentro = ({ id }: { id: string }) => <UsosLidos leitura={centros.useUsos(id)} />;
const HistoriaDoCentro = ({ id }: { id: string }) => <HistoriaRegistro leitura={centros.useHistoria(id)} />;

function FormCentro({ gravado, onSalvo }: { gravado: FichaCentroDeCusto | null; onSalvo: () => void }) {
  const form = useFormCentro(gravado, focusCampo);
  useNaoSalvo('finance', form.isDirty, form.putAway);
  return (
    <FormRegistro
      form={form}
      palavras={palavras.centros}
      diferencasDe={(deles) => formularioCentro.diferencasDe(deles, form.digitado)}
      rotuloDe={formularioCentro.rotuloDe}
      onSalvo={onSalvo}
    >
      <CamposRegistro campos={formularioCentro.campos} digitado={form.digitado} erros={form.erros} onChange={form.change} />
    </FormRegistro>
  );
}
